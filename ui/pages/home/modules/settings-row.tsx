import { ROUTES } from '../../../../domain/navigation/routes';
import { Navigator } from '../../../../domain/ports/navigator';
import { useService } from '../../../hooks/services';
import { Card } from '../../../kit/card';
import { Row, Rows } from '../../../kit/rows';

/** Renders the link to the settings. */
export const SettingsRow = ({ title }: { readonly title: string }) => {
  const navigator = useService(Navigator);
  return (
    <Card>
      <Rows>
        <Row title={title} onClick={() => navigator.go(ROUTES.homeSettings.path)} />
      </Rows>
    </Card>
  );
};
