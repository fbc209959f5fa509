import type { ReactNode } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';

/** The provider's description of the event, if there is one. */
export function About({ paragraphs }: { readonly paragraphs: readonly string[] }): ReactNode {
  const t = useMessages(messages);
  if (paragraphs.length === 0) return null;
  return (
    <section className="section" part="about">
      <h3 className="section-title">{t('about')}</h3>
      {[...new Set(paragraphs)].map((paragraph) => (
        <p key={paragraph} className="paragraph">
          {paragraph}
        </p>
      ))}
    </section>
  );
}
