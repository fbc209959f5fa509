import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type Bar, measured, summaryOf } from '../../../core/fitness/bars.ts';
import type { Activity } from '../../../core/fitness/figures.ts';
import type { Range } from '../../../core/fitness/periods.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';
import { bareFigure } from './figure-text.ts';
import { periodName } from './period-text.ts';

interface FiguresTableProps {
  readonly bars: readonly Bar[];
  readonly activities: readonly Activity[];
  readonly range: Range;
}

/** Makes a scrolling element reachable by keyboard. */
const REACHABLE = { tabIndex: 0 } as const;

/** The figures of the charts as a table. */
export function FiguresTable({ bars, activities, range }: FiguresTableProps): ReactNode {
  const t = useMessages(messages);
  const settings = useSettings();
  const [frame, scrolls] = useScrolls<HTMLElement>();
  const summaries = activities.map((activity) => [activity, summaryOf(bars, activity)] as const);
  const cell = (activity: Activity, figure: number | null | undefined) => (
    <td key={activity}>{figure === null || figure === undefined ? <NoData /> : bareFigure(t, activity, figure)}</td>
  );
  const caption = t('what of when', {
    what: activities.map((activity) => t(activity)).join(', '),
    when: t(`of ${range}`),
  });
  return (
    <details className="table" part="table" open>
      <summary>{t('table')}</summary>
      <section ref={frame} className="scroll" {...(scrolls && REACHABLE)} aria-label={caption}>
        <table>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t('period')}</th>
              {activities.map((activity) => (
                <th key={activity} scope="col">
                  {t(activity === 'calories' ? 'calories in' : activity)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars
              .filter(({ isAhead }) => !isAhead)
              .map((bar) => (
                <tr key={bar.start}>
                  <th scope="row">{periodName(bar.start, range, settings)}</th>
                  {activities.map((activity) => cell(activity, measured(bar, activity)))}
                </tr>
              ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('average')}</th>
              {summaries.map(([activity, summary]) => cell(activity, summary?.average))}
            </tr>
            <tr>
              <th scope="row">{t('total')}</th>
              {summaries.map(([activity, summary]) => cell(activity, summary?.total))}
            </tr>
          </tfoot>
        </table>
      </section>
    </details>
  );
}

function NoData(): ReactNode {
  const t = useMessages(messages);
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('no data')}</span>
    </>
  );
}

/** Returns a ref for an element, and whether the element's content, which is its first child, overflows it. */
function useScrolls<E extends HTMLElement>(): readonly [RefObject<E | null>, boolean] {
  const node = useRef<E>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const frame = node.current;
    if (!frame) return;
    const look = () => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = frame;
      setScrolls(scrollWidth > clientWidth || scrollHeight > clientHeight);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(frame);
    if (frame.firstElementChild) observer.observe(frame.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return [node, scrolls];
}
