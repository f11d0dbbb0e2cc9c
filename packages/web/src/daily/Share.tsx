import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Sign } from '../card/Sign.tsx';
import buttons from '../controls/buttons.module.css';
import texts from '../controls/text.module.css';
import { useTranslation } from '../i18n/TranslationProvider.tsx';
import { LeadStrip } from './LeadStrip.tsx';
import styles from './Share.module.css';
import { drawShare, HEIGHT, WIDTH } from './share-picture.ts';
import { type Shared, shareAddress, shareLine, shareText } from './share-text.ts';

interface ShareProps {
  /** With how many others there are, and what the bot is called. */
  readonly shared: Shared & { readonly players: number; readonly level: string };
}

/** A picture and a text to tell others how it went, without a word about the cards. */
export function Share({ shared }: ShareProps) {
  const translation = useTranslation();
  const { say } = translation;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isCopied, setCopied] = useState(false);
  const text = shareText(translation, shared, location.origin);
  useEffect(() => {
    if (canvas.current !== null) void drawShare(canvas.current, translation, shared);
  }, [translation, shared]);

  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  const picture = () =>
    new Promise<File | null>((resolve) =>
      canvas.current?.toBlob(
        (blob) => resolve(blob && new File([blob], `provincia-${shared.day}.png`, { type: blob.type })),
        'image/png',
      ),
    );
  const share = async () => {
    const file = await picture();
    const withFile = file === null ? { text } : { text, files: [file] };
    // Whoever changes their mind has not failed.
    await navigator.share(navigator.canShare(withFile) ? withFile : { text }).catch(() => undefined);
  };
  const save = async () => {
    const file = await picture();
    if (file === null) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = file.name;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <div className={styles.share}>
      <canvas
        ref={canvas}
        className={styles.picture}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={shareLine(translation, shared)}
      />
      <div className={styles.text} data-part="share-text">
        <p>{shareLine(translation, shared)}</p>
        <LeadStrip lead={shared.result.lead} level={shared.level} />
        <p>{shareAddress(shared, location.origin)}</p>
      </div>
      <p className={styles.note}>{say('ui.daily.spoilerFree')}</p>
      <div className={buttons.actions}>
        {'share' in navigator && (
          <button type="button" className={buttons.primary} onClick={() => void share()}>
            <Sign name="link" />
            {say('ui.daily.share')}
          </button>
        )}
        <button
          type="button"
          className={clsx('share' in navigator ? buttons.button : buttons.primary)}
          onClick={() => void copy()}
        >
          <Sign name={isCopied ? 'check' : 'card'} />
          {say(isCopied ? 'ui.common.copied' : 'ui.daily.copyText')}
        </button>
        <button type="button" className={buttons.button} onClick={() => void save()}>
          <Sign name="down" />
          {say('ui.daily.download')}
        </button>
      </div>
      <span className={texts.spoken} role="status">
        {isCopied && say('ui.common.copied')}
      </span>
    </div>
  );
}
