// What most pages are made of comes with the first file; in chunks of its own, home alone would ask for a dozen.
import '../../domain/kernel/query';
import '../format/date';
import '../format/rupiah';
import '../hooks/use-failures';
import '../kit/amount';
import '../kit/card';
import '../kit/notice';
import '../kit/retry-card';
import '../kit/rows';
import '../kit/status-chip';
import './app-version';
import './use-failure-dialog';
import './use-way-to';
