import { isFirstLoad, latestValue } from '../../../../domain/kernel/loadable';
import { ROUTES } from '../../../../domain/navigation/routes';
import { ToggleSetting } from '../../../../domain/settings/toggle-setting';
import { InAppLink } from '../../../app/in-app-link';
import { useFailureDialog } from '../../../app/use-failure-dialog';
import { useService } from '../../../hooks/services';
import { useQuery } from '../../../hooks/use-query';
import { useTableMessages } from '../../../hooks/use-table-messages';
import { Card } from '../../../kit/card';
import { Held } from '../../../kit/held';
import { Steps } from '../../../kit/steps';
import { Switch } from '../../../kit/switch';
import '../../../kit/text-link.css';
import './first-steps.css';

/** The server's name of the toggle for reminders of bills. */
const reminder = 'BILL_REMINDER';

interface FirstStepsProps {
  /** The messages that contain `first`: of home, or of the page after the approval. */
  readonly of: 'overview' | 'guide';
  /** Whether the limit can be used only after the agreement is signed. */
  readonly isUnsigned: boolean;
}

/** Renders how to begin with a limit, with the ways to each step, and the switch for reminders if the server has one. */
export const FirstSteps = ({ of, isUnsigned }: FirstStepsProps) => {
  const say = useTableMessages(of);
  const settings = useService(ToggleSetting);
  const showFailure = useFailureDialog();
  const state = useQuery(settings, 'idle');
  const isWaiting = state.phase === 'idle' || isFirstLoad(state);
  const read = latestValue(state)?.find(({ feature }) => feature === reminder);
  // Its room is kept while it loads.
  const toggle = isWaiting ? { enabled: false } : read;
  const link = (step: string, to: 'homePartners' | 'homeBillCycle' | 'homeSettings') => (
    <InAppLink className="text-link" to={ROUTES[to].path}>
      {say(`first.${step}.way`)}
    </InAppLink>
  );
  const change = async (enabled: boolean) => {
    const result = await settings.set(reminder, enabled);
    if (!result.ok) showFailure(result.error);
  };
  return (
    <Card title={say('first.title')}>
      <Steps
        steps={[
          { title: say(isUnsigned ? 'first.approved' : 'first.active'), state: 'done' },
          ...(isUnsigned
            ? [
                {
                  title: say('first.sign'),
                  detail: say('first.afterSigning'),
                  state: 'now',
                } as const,
              ]
            : []),
          {
            title: say('first.shop.title'),
            detail: link('shop', 'homePartners'),
            state: isUnsigned ? 'next' : 'now',
          },
          {
            title: say('first.bill.title'),
            detail: link('bill', 'homeBillCycle'),
            state: 'next',
          },
          {
            title: say('first.remind.title'),
            ...(!toggle && { detail: link('remind', 'homeSettings') }),
            state: 'next',
          },
        ]}
      />
      {toggle && (
        <Held isHeld={isWaiting}>
          <Switch
            label={say('first.remind.switch')}
            checked={toggle.enabled}
            onChange={(enabled) => void change(enabled)}
          />
        </Held>
      )}
    </Card>
  );
};
