import settings from '../../ui/messages/en/settings.json';

/** The switches of the settings page that have a text. */
export const knownToggles: readonly string[] = Object.keys(settings.features);
