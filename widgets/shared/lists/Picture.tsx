import { type ReactNode, useState } from 'react';
import { onSite } from '../page/site-address.ts';
import { useSetting } from '../view/environment.ts';

/** The sizes of pictures in px. */
const SIZES = { medium: { width: 640, height: 360 }, mini: { width: 96, height: 96 } } as const;

/**
 * A decorative picture (the title beside it says the same), so its `alt` is empty. Its space is reserved; without a
 * picture, or if it fails to load, its children are shown in its place, or else a plain pattern.
 */
export function Picture({
  src,
  size,
  isFirst = false,
  children,
}: {
  /** A path of the marketplace or an http(s) address, decoded from a payload; null without a picture. */
  readonly src: string | null;
  readonly size: keyof typeof SIZES;
  /** Whether it is visible without scrolling, so that it is loaded eagerly. */
  readonly isFirst?: boolean;
  readonly children?: ReactNode;
}): ReactNode {
  const siteUrl = useSetting('siteUrl');
  const [failed, setFailed] = useState<string | null>(null);
  const address = src === null ? null : onSite(src, siteUrl).href;
  const isThere = address !== null && address !== failed;
  if (!isThere && children) return children;
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
