/**
 * The first script of every document of the client inside the simulator: it lets the page around it become its host.
 * Without the simulator around it, it does nothing.
 */
(() => {
  const { hostSimulator } = window.parent;
  if (window.parent !== window && hostSimulator) hostSimulator.enter(window);
})();
