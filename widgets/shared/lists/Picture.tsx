import { type ReactNode, useState } from 'react';
import { onSite } from '../page/site-address.ts';
import { useSettings } from '../view/environment.ts';

/** `medium` 640 × 360, `mini` a square of 96. */
const SIZES = { medium: { width: 640, height: 360 }, mini: { width: 96, height: 96 } } as const;

/**
 * A picture beside a title that says the same, so it is read to nobody. Its place is kept before it comes; where there is
 * none, or it fails, a plain pattern stands there.
 */
export function Picture({
  src,
  size,
  isFirst = false,
}: {
  /** A path of the marketplace or an http(s) address, as payloads are decoded. */
  readonly src: string | null;
  readonly size: keyof typeof SIZES;
  /** It is seen without scrolling: it is not put off. */
  readonly isFirst?: boolean;
}): ReactNode {
  const { siteUrl } = useSettings();
  const [failed, setFailed] = useState<string | null>(null);
  const address = src === null ? null : onSite(src, siteUrl).href;
  const isThere = address !== null && address !== failed;
  return (
    <span className={`picture ${size}`} part="picture">
      {isThere && (
        <img
          src={address}
          alt=""
          {...SIZES[size]}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailed(address)}
        />
      )}
    </span>
  );
}
