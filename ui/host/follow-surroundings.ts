import { HostShell } from '../../domain/ports/host-shell';
import { Preferences } from '../../domain/visit/preferences';
import { applyDocumentPreferences } from '../app/apply-document-preferences';
import type { Services } from '../hooks/services';

const edges = ['top', 'right', 'bottom', 'left'] as const;

/** Keeps clear of the host's bars, and speaks and looks like the host unless the person chose (decision 30, spec §1). */
export const followSurroundings = (services: Services): void => {
  const { style } = document.documentElement;
  const preferences = services.get(Preferences);
  services.get(HostShell).surroundings$.subscribe(({ insets, ...display }) => {
    for (const edge of insets ? edges : [])
      style.setProperty(`--host-inset-${edge}`, `${insets?.[edge] ?? 0}px`);
    preferences.suggest(display);
    // Also before the first page is drawn: it should not change its colours under the person's eyes.
    applyDocumentPreferences(
      document.documentElement.lang,
      preferences.theme$.value,
      preferences.textSize$.value,
    );
  });
};
