import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SupportCode } from '../../app/support-code';
import { useFormat } from '../../format/use-format';
import { useTableMessages } from '../../hooks/use-table-messages';
import { Amount } from '../../kit/amount';
import { Card } from '../../kit/card';
import { DescriptionList } from '../../kit/description-list';
import { Notice } from '../../kit/notice';
import { Row, Rows } from '../../kit/rows';
import { Steps } from '../../kit/steps';
import { said } from '../../kit/said';
import { sharedMessages, type StatusList, type StatusView } from './status-view';
import type { StatusPolling } from './use-status-polling';
import '../../kit/page.css';

export const StatusItems = ({ kind, of, ids, now }: StatusList) => {
  const statusMessage = useTableMessages();
  const items = ids.map((id) => ({
    title: statusMessage(`${of}.${id}.title`),
    detail: statusMessage(`${of}.${id}.detail`),
  }));
  const progressOf = (at: number) => {
    if (now === undefined) return {};
    const state = at < now ? 'done' : at === now ? 'now' : 'next';
    return { state, stateName: statusMessage(`${of}.states.${state}`) } as const;
  };
  return (
    <Card title={statusMessage(`${of}.title`)}>
      {kind === 'steps' ? (
        <Steps steps={items.map((item, at) => ({ ...item, ...progressOf(at) }))} />
      ) : (
        <Rows>
          {items.map((item) => (
            <Row key={item.title} {...item} />
          ))}
        </Rows>
      )}
    </Card>
  );
};

interface StatusBodyProps {
  readonly view: StatusView<string>;
  readonly waiting: StatusPolling;
  /** Below the sentence. */
  readonly progress?: ReactNode;
}

/** Renders the content of a status page between its title and its buttons. */
export const StatusBody = ({ view, waiting, progress }: StatusBodyProps) => {
  const statusMessage = useTableMessages();
  const format = useFormat();
  const { i18n } = useTranslation();
  const {
    messages,
    values = {},
    amount,
    amountLabel,
    also,
    facts = [],
    live,
    list,
    notices = [],
    polls,
  } = view;
  const shared = sharedMessages(messages);
  const { checkedAt, gaveUp, offline } = waiting;
  const parts = (['next', 'when'] as const).filter((part) =>
    i18n.exists(`${messages}.${part}`, values),
  );
  const { code } = values;
  const known = facts.map(({ label, value }) => ({
    label: statusMessage(label),
    value: said(value),
  }));
  const checked =
    checkedAt !== undefined
      ? statusMessage(`${shared}asking.checked`, { time: format.time(checkedAt) })
      : offline || gaveUp
        ? undefined
        : statusMessage(`${shared}asking.now`);
  const note = polls ? checked : undefined;
  return (
    <>
      {amount !== undefined && (
        <div>
          {amountLabel && <p className="page__note">{statusMessage(amountLabel)}</p>}
          <Amount value={amount} size="headline" />
        </div>
      )}
      {!(offline && i18n.exists(`${messages}.offline`)) && (
        <p role={live && 'status'}>{said(statusMessage(`${messages}.why`, values))}</p>
      )}
      {offline && (
        <Notice tone="warn" role="status">
          {statusMessage([`${messages}.offline`, 'common:offline.waiting'])}
        </Notice>
      )}
      {notices.map(({ text, live: isLive }) => (
        <Notice key={text} role={isLive && 'status'}>
          {statusMessage(text, values)}
        </Notice>
      ))}
      {also && (
        <Card title={statusMessage(also.label)}>
          <Amount value={also.amount} size="headline" />
          {also.note && <p>{said(statusMessage(also.note, values))}</p>}
        </Card>
      )}
      {progress}
      {list && <StatusItems {...list} />}
      {(parts.length > 0 || note !== undefined) && (
        <Card>
          {parts.map((part) => (
            <p key={part}>{said(statusMessage(`${messages}.${part}`, values))}</p>
          ))}
          {note !== undefined && <p className="page__note">{note}</p>}
          {typeof code === 'string' && code !== '' && <SupportCode code={code} />}
        </Card>
      )}
      {known.length > 0 && (
        <Card>
          <DescriptionList items={known} />
        </Card>
      )}
      {polls && gaveUp && !offline && (
        <Notice role="status">
          {statusMessage(`${shared}asking.gaveUp`, {
            button: statusMessage(`${shared}actions.check`),
          })}
        </Notice>
      )}
    </>
  );
};
