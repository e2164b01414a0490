import { HostShell } from '../../domain/ports/host-shell';
import { Preferences } from '../../domain/visit/preferences';
import { applyDocumentPreferences } from '../app/apply-document-preferences';
import type { Services } from '../hooks/services';

const edges = ['top', 'right', 'bottom', 'left'] as const;

/** Applies the host's insets, and its language and theme unless the user chose their own (decision 30, spec §1). */
export const followSurroundings = (services: Services): void => {
  const { style } = document.documentElement;
  const preferences = services.get(Preferences);
  services.get(HostShell).surroundings$.subscribe(({ insets, ...display }) => {
    for (const edge of insets ? edges : [])
      style.setProperty(`--host-inset-${edge}`, `${insets?.[edge] ?? 0}px`);
    preferences.suggest(display);
    // Applied here too, because the page must not change its colours after its first render.
    applyDocumentPreferences(
      document.documentElement.lang,
      preferences.theme$.value,
      preferences.textSize$.value,
    );
  });
};
