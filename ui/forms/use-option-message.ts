import { useTableMessages } from '../hooks/use-table-messages';

/** Returns a function that names an option: from `fields` if both applications have it, otherwise from one area. */
export const useOptionMessage = () => {
  const message = useTableMessages();
  return (list: string, value: string): string =>
    message(['fields', 'kyc', 'combined'].map((area) => `${area}:options.${list}.${value}`));
};
