import { renderToString } from 'react-dom/server';
import { Bills } from './bills';

export const render = () => renderToString(<Bills />);
