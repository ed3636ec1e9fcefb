import type { LegalBlock, LegalSection, LegalText } from '@karov/i18n/legal';
import './legal.css';

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  const points = block.points.map((point) => <li key={point}>{point}</li>);
  return block.isOrdered ? <ol>{points}</ol> : <ul>{points}</ul>;
}

/** Anchor of a section; the numbers follow the order of the text. */
const sectionId = (name: string, index: number): string => `${name}-${index + 1}`;

interface SectionProps {
  section: LegalSection;
  id: string;
  Heading: 'h2' | 'h3';
}

function Section({ section, id, Heading }: SectionProps) {
  return (
    <section className="legal__section" aria-labelledby={id}>
      <Heading id={id} tabIndex={-1}>
        {section.heading}
      </Heading>
      {section.blocks.map((block) => (
        <Block key={typeof block === 'string' ? block : block.points[0]} block={block} />
      ))}
    </section>
  );
}

interface LegalArticleProps {
  text: LegalText;
  /** names the anchors */
  name: string;
  /** headings of its sections: h3 where the text's own title is an h2 */
  headings?: 'h2' | 'h3';
}

/** The one way in which long texts are shown: what stands before the sections, then each under its heading. */
export function LegalArticle({ text, name, headings = 'h2' }: LegalArticleProps) {
  return (
    <div className="legal">
      {text.intro.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {text.sections.map((section, index) => (
        <Section key={section.heading} section={section} id={sectionId(name, index)} Heading={headings} />
      ))}
    </div>
  );
}
