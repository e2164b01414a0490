import { useTranslation } from 'react-i18next';
import { formatTime } from '../../format/date';
import { Card } from '../../kit/card';
import { Facts } from '../../kit/facts';
import { Notice } from '../../kit/notice';
import { Row, Rows } from '../../kit/rows';
import { Steps } from '../../kit/steps';
import { sharedWords, type StatusList, type StatusView } from './status-view';
import type { Waiting } from './use-waiting';

const List = ({ kind, of, ids }: StatusList) => {
  const { t } = useTranslation();
  const items = ids.map((id) => ({
    title: t(`${of}.${id}.title`),
    detail: t(`${of}.${id}.detail`),
  }));
  return (
    <Card title={t(`${of}.title`)}>
      {kind === 'steps' ? (
        <Steps steps={items} />
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
  readonly waiting: Waiting;
}

/** What a status page says, between its title and its buttons. */
export const StatusBody = ({ view, waiting }: StatusBodyProps) => {
  const { t, i18n } = useTranslation();
  const { words, values = {}, live, lines = [], list, notices = [], polls } = view;
  const shared = sharedWords(words);
  const { checkedAt, gaveUp } = waiting;
  const line = (label: string, value: string) => ({
    label: t(label, values),
    value: t(value, values),
  });
  const standard = ['next', 'when']
    .filter((part) => i18n.exists(`${words}.${part}`, values))
    .map((part) => line(`${shared}labels.${part}`, `${words}.${part}`));
  const asked = {
    label: t(`${shared}asking.checked`),
    value: checkedAt === undefined ? t(`${shared}asking.now`) : formatTime(checkedAt),
  };
  return (
    <>
      <p role={live && 'status'}>{t(`${words}.why`, values)}</p>
      {list && <List {...list} />}
      <Card>
        <Facts
          stacked
          facts={[
            ...standard,
            ...lines.map((it) => line(`${words}.${it}.label`, `${words}.${it}.value`)),
            ...(polls ? [asked] : []),
          ]}
        />
      </Card>
      {notices.map(({ text, live: told }) => (
        <Notice key={text} role={told && 'status'}>
          {t(text)}
        </Notice>
      ))}
      {polls && gaveUp && <Notice role="status">{t(`${shared}asking.gaveUp`)}</Notice>}
    </>
  );
};
