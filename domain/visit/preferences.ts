import { cell, type Live } from '../kernel/live';
import type { HostInfo } from '../ports/host-info';
import type { Surroundings } from '../ports/host-shell';
import type { Storage } from '../ports/storage';
import { detectLanguage, type Language, languages } from '../kernel/locale';
import { STORED } from '../storage/stored';

export type Theme = 'light' | 'dark' | 'auto';
export type TextSize = '100' | '115' | '130';

/** The user's reading preferences. They belong to the device and outlive a logout. */
export class Preferences {
  private readonly languages;
  private readonly themes;
  private readonly sizes;
  private readonly hidden;
  private readonly saving;

  readonly language$: Live<Language>;
  readonly theme$: Live<Theme>;
  readonly textSize$: Live<TextSize>;
  /** Whether every amount on the pages of the app is shown as dots. */
  readonly amountsHidden$: Live<boolean>;
  /** Whether nothing is loaded before it is asked for. */
  readonly savesData$: Live<boolean>;

  constructor(
    private readonly storage: Storage,
    hostInfo: HostInfo,
  ) {
    this.languages = cell<Language>(
      detectLanguage(storage.read(STORED.language), hostInfo.languages, languages),
    );
    this.themes = cell<Theme>(storage.read(STORED.theme) ?? 'auto');
    this.sizes = cell<TextSize>(storage.read(STORED.textSize) ?? '100');
    this.hidden = cell(storage.read(STORED.amountsHidden) ?? false);
    this.saving = cell(storage.read(STORED.savesData) ?? hostInfo.savesData);
    this.language$ = this.languages;
    this.theme$ = this.themes;
    this.textSize$ = this.sizes;
    this.amountsHidden$ = this.hidden;
    this.savesData$ = this.saving;
  }

  setLanguage(language: Language): void {
    this.storage.write(STORED.language, language);
    this.languages.next(language);
  }

  setTheme(theme: Theme): void {
    this.storage.write(STORED.theme, theme);
    this.themes.next(theme);
  }

  /** Uses the host's locale and theme where the user has not chosen; they are not stored (spec §1). */
  suggest({ locale, theme }: Pick<Surroundings, 'locale' | 'theme'>): void {
    const { storage, languages, themes } = this;
    if (locale && !storage.read(STORED.language)) languages.next(locale);
    if (theme && !storage.read(STORED.theme)) themes.next(theme);
  }

  setTextSize(size: TextSize): void {
    this.storage.write(STORED.textSize, size);
    this.sizes.next(size);
  }

  saveData(saves: boolean): void {
    this.storage.write(STORED.savesData, saves);
    this.saving.next(saves);
  }

  hideAmounts(hidden: boolean): void {
    this.storage.write(STORED.amountsHidden, hidden);
    this.hidden.next(hidden);
  }
}
