import type { Appearance } from '@stripe/stripe-js';

/**
 * Returns the checkout's colours, font and radius inside `root` as options of Stripe's form, which our style sheets
 * cannot reach. If `root` is null, returns no options, so that the form has Stripe's own look.
 */
export function appearanceOf(root: Element | null): Appearance {
  if (!root) return {};
  const probe = document.createElement('input');
  root.append(probe);
  const color = (name: string) => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  probe.style.borderRadius = 'var(--radius)';
  const { fontFamily, fontSize, borderTopLeftRadius } = getComputedStyle(probe);
  const line = color('line');
  const appearance: Appearance = {
    theme: 'stripe',
    variables: {
      colorPrimary: color('accent'),
      colorBackground: color('surface'),
      colorText: color('text'),
      colorTextSecondary: color('muted'),
      colorDanger: color('danger'),
      borderRadius: borderTopLeftRadius,
      fontFamily,
      fontSizeBase: fontSize,
    },
    rules: { '.Input': { border: `1px solid ${line}`, boxShadow: 'none' }, '.Tab': { border: `1px solid ${line}` } },
  };
  probe.remove();
  return appearance;
}
