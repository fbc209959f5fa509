import { type ReactNode, useState } from 'react';
import { onSite } from '../../shared/page/site-address.ts';
import { useSetting } from '../../shared/view/environment.ts';

/** A decorative picture of what is bought; nothing if it cannot be loaded. */
export function Cover({ src }: { readonly src: string }): ReactNode {
  const siteUrl = useSetting('siteUrl');
  const [failed, setFailed] = useState<string | null>(null);
  const address = onSite(src, siteUrl).href;
  if (address === failed) return null;
  return <img className="cover" src={address} alt="" width={640} height={360} onError={() => setFailed(address)} />;
}
