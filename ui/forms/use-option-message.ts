import { useTableMessages } from '../hooks/use-table-messages';

/** The name of an option: those of lists that both applications have are in `fields`, all others in their own area. */
export const useOptionMessage = () => {
  const message = useTableMessages();
  return (list: string, value: string): string =>
    message(['fields', 'kyc', 'combined'].map((area) => `${area}:options.${list}.${value}`));
};
