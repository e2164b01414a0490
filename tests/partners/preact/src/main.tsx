import { configure } from '@paylater/embeds';
import { render } from 'preact';
import { Bills } from './bills';

configure({ apiBase: 'https://paylater.example/api' });

render(<Bills />, document.querySelector('#root')!);
