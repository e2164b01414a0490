import type { ComponentType } from 'react';
import './moment.css';

/** A picture of good news: it arrives with a moment of motion (moment.css). */
export const withMoment =
  (Picture: ComponentType): ComponentType =>
  () => (
    <div className="moment">
      <Picture />
    </div>
  );
