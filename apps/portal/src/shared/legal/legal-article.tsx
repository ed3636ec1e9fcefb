import type { LegalBlock, LegalSection, LegalText } from '@karov/i18n/legal';
import { useRef, useState } from 'react';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';
import { FoldedSection } from '../../design/section/folded-section.js';
import './legal.css';

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  const points = block.points.map((point) => <li key={point}>{point}</li>);
  return block.isOrdered ? <ol>{points}</ol> : <ul>{points}</ul>;
}

/** Returns the anchor of a section; the numbers follow the order of the text. */
const sectionId = (name: string, index: number): string => `${name}-${index + 1}`;

function Blocks({ section }: { section: LegalSection }) {
  return section.blocks.map((block) => (
    <Block key={typeof block === 'string' ? block : block.points[0]} block={block} />
  ));
}

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
      <Blocks section={section} />
    </section>
  );
}

/** The headings of a text, each a link to its section. */
function Contents({ text, name }: { text: LegalText; name: string }) {
  const t = useText();
  return (
    <nav className="no-print" aria-label={t('texts.contents')}>
      <ul className="legal__contents">
        {text.sections.map(({ heading }, index) => (
          <li key={heading}>
            <a className="standing-link" href={`#${sectionId(name, index)}`}>
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface LegalArticleProps {
  text: LegalText;
  /** the prefix of the anchors */
  name: string;
  /** the level of its section headings: h3 where the text's own title is an h2 */
  headings?: 'h2' | 'h3';
  /** links at the top lead to the sections */
  hasContents?: boolean;
}

/** A long text in full: its introduction, then each section under its heading. */
export function LegalArticle({ text, name, headings = 'h2', hasContents = false }: LegalArticleProps) {
  return (
    <div className="legal">
      {text.intro.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {hasContents && <Contents text={text} name={name} />}
      {text.sections.map((section, index) => (
        <Section key={section.heading} section={section} id={sectionId(name, index)} Heading={headings} />
      ))}
    </div>
  );
}

/**
 * A long text with its headings as contents: each section is folded under its heading, and one button opens
 * all of them.
 */
export function FoldedArticle({ text, name, headings = 'h2' }: Omit<LegalArticleProps, 'hasContents'>) {
  const t = useText();
  const article = useRef<HTMLDivElement>(null);
  const [isAllOpen, setAllOpen] = useState(false);
  const turn = () => {
    for (const section of article.current?.querySelectorAll('details') ?? []) section.open = !isAllOpen;
    setAllOpen(!isAllOpen);
  };
  return (
    <div className="legal" ref={article}>
      {text.intro.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className="no-print">
        <Button kind="secondary" onClick={turn}>
          {t(isAllOpen ? 'texts.closeAll' : 'texts.openAll')}
        </Button>
      </div>
      <div className="legal__section">
        {text.sections.map((section, index) => (
          <FoldedSection
            key={section.heading}
            id={sectionId(name, index)}
            title={section.heading}
            headings={headings}
          >
            <Blocks section={section} />
          </FoldedSection>
        ))}
      </div>
    </div>
  );
}
