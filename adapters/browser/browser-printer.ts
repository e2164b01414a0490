import { Printer } from '../../domain/ports/printer';

export class BrowserPrinter extends Printer {
  override print(): void {
    window.print();
  }
}
