/**
 * Unregisters the service workers that another product left on this origin. The client has none (decision 49), and a
 * foreign one would answer in place of our server.
 */
export const dropWorkers = async ({ navigator }: Window): Promise<void> => {
  // Outside of a secure context `serviceWorker` is undefined.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const found = (await workers?.getRegistrations()) ?? [];
  await Promise.all(found.map((worker) => worker.unregister()));
};
