import '@hotwired/turbo';
import './account';
