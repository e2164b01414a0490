import { useQuery } from './use-query';
import { useReturn } from './use-return';

/** Works as `useQuery`. A query that loads on mount also loads whenever the user returns to the page. */
export const useFreshQuery: typeof useQuery = (...args) => {
  const [query, when = 'mounted'] = args;
  useReturn(() => {
    if (when === 'mounted') void query.load();
  });
  return useQuery(...args);
};
