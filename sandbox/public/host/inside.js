/**
 * The first script of the client's documents inside the simulator. It makes the surrounding page their host. Outside of
 * the simulator it does nothing.
 */
(() => {
  const { hostSimulator } = window.parent;
  if (window.parent !== window && hostSimulator) hostSimulator.enter(window);
})();
