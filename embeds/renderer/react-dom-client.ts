import { type Drawn, render } from './render';

interface Root {
  readonly draw: () => void;
  effects: (() => void)[];
  ids: number;
  stop: (() => void) | undefined;
}

const nobody: Root = { draw: () => undefined, effects: [], ids: 0, stop: undefined };

/** The root that is being drawn; hooks find their state in it. */
export const roots = { drawing: nobody };

/** Replaces `react-dom/client` in the build. */
export const createRoot = (container: ShadowRoot) => {
  let drawn: Drawn;
  const root: Root = {
    effects: [],
    ids: 0,
    stop: undefined,
    draw: () => {
      Object.assign(root, { effects: [], ids: 0 });
      roots.drawing = root;
      render(drawn, container);
      for (const effect of root.effects) effect();
    },
  };
  return {
    render: (next: Drawn): void => {
      drawn = next;
      root.draw();
    },
    unmount: (): void => {
      root.stop?.();
      root.stop = undefined;
      render(undefined, container);
    },
  };
};
