/**
 * Ends the service workers that somebody else left on this origin: the client has none (decision 49), and one of another
 * product would answer in place of our server.
 */
export const dropWorkers = async ({ navigator }: Window): Promise<void> => {
  // Outside of a secure context there are none.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const found = (await workers?.getRegistrations()) ?? [];
  await Promise.all(found.map((worker) => worker.unregister()));
};
