import { useMemo } from 'react';
import { Link, useSearchParams } from 'wouter';
import buttons from '../controls/buttons.module.css';
import panels from '../controls/panels.module.css';
import { Page } from '../shell/Page.tsx';
import { Faces } from './gallery/Faces.tsx';
import { presences, type SampleName, samples } from './gallery/samples.ts';
import { stillLink } from './gallery/still-link.ts';
import { TableScreen } from './TableScreen.tsx';

const names = Object.keys(samples) as SampleName[];

/** Every kind of decision and every state of the table, one after the other, and all cards as wide as one likes: for looking and for tests. */
export default function Gallery() {
  const [search] = useSearchParams();
  const width = Number(search.get('faces'));
  if (width > 0) return <Faces width={width} />;
  const shown = names.find((name) => name === search.get('show'));
  return shown === undefined ? <List /> : <Sample key={shown} name={shown} />;
}

function List() {
  return (
    <Page title="Gallery" className={panels.notice}>
      <h1>Gallery</h1>
      <ul lang="en">
        {names.map((name) => (
          <li key={name}>
            <Link className={buttons.link} href={`/gallery?show=${encodeURIComponent(name)}`}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}

function Sample({ name }: { readonly name: SampleName }) {
  const link = useMemo(
    () => stillLink({ ...samples[name], table: `gallery ${name}` }, presences[name]),
    [name],
  );
  return <TableScreen link={link} />;
}
