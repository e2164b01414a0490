declare global {
  interface Window {
    /** Set once the app's first script runs. */
    appBegun?: true;
    /** Requests broken files past the cache. Resolves with whether a server responded (first-paint/recover.ts). */
    fetchFilesAgain?: () => Promise<boolean>;
  }
}

type View = Pick<Window, 'fetchFilesAgain' | 'location'>;

/** Reloads the page, with new copies of files that may be broken. */
export const reloadFresh = ({ fetchFilesAgain, location }: View): void => {
  const reload = () => location.reload();
  if (fetchFilesAgain) void fetchFilesAgain().then(reload, reload);
  else reload();
};
