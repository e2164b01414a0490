import '../theme/later.css';
