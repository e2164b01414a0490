import { type ComponentChild, type ContainerNode, render } from 'preact';

/** As React's, over Preact. In the build this file stands in for `react-dom/client`. */
export const createRoot = (container: ContainerNode) => ({
  render: (drawn: ComponentChild): void => render(drawn, container),
  unmount: (): void => render(undefined, container),
});
