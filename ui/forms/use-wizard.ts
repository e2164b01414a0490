import { useEffect, useLayoutEffect } from 'react';
import type { ContextValues } from '../../domain/forms/answers';
import type { Wizard } from '../../domain/forms/wizard';
import type { WizardState } from '../../domain/forms/wizard-state';
import { HostInfo } from '../../domain/ports/host-info';
import { Back } from '../app/back';
import { type Token, useService } from '../hooks/services';
import { useLive } from '../hooks/use-live';

export interface WizardNavigation {
  readonly wizard: Wizard;
  readonly state: WizardState;
}

/**
 * Loads the draft of a form, and saves it whenever its page is left or hidden (decision 18). `facts`: context values
 * from outside the form, set before any page decides whether it can be reached.
 */
export const useWizard = (token: Token<Wizard>, facts: ContextValues): WizardNavigation => {
  const wizard = useService(token);
  const { visible$ } = useService(HostInfo);
  const { unsaved$ } = useService(Back);
  const state = useLive(wizard.state$);
  const { phase } = state;

  useLayoutEffect(() => wizard.know(facts), [wizard, facts]);

  useEffect(() => {
    // Also runs after a submission, which clears the draft.
    if (phase !== 'idle') return;
    wizard.know(facts);
    void wizard.load();
  }, [wizard, facts, phase]);

  useEffect(() => {
    const watching = visible$.subscribe((visible) => {
      if (!visible) void wizard.saveNow();
    });
    return () => {
      watching.unsubscribe();
      void wizard.saveNow();
    };
  }, [wizard, visible$]);

  useEffect(() => unsaved$.next(wizard.isUnsaved), [unsaved$, wizard, state]);
  useEffect(() => () => unsaved$.next(false), [unsaved$]);

  return { wizard, state };
};
