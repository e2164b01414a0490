import 'htmx.org';
import './account';
