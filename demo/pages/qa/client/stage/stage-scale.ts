import { byId } from '../dom.ts';
import { words } from '../here.ts';
import { readWidth } from '../qa-state.ts';

/** The border on both sides of the box. */
const BORDERS_PX = 2;
const PERCENT = 100;

/**
 * Gives the frame the chosen width, and scales it down if the space is narrower, with both figures beside it. Returns
 * a function that sets the width (0 for all of the room); a width that the box is dragged to is reported.
 */
export function scaleStage(frame: HTMLIFrameElement, dragged: (width: number) => void): (width: number) => void {
  const [box, room, said] = [byId('stage-box'), byId('stage-room'), byId('scale')];
  let chosen = 0;
  let scale = 1;

  const fit = () => {
    const free = room.clientWidth - BORDERS_PX;
    scale = chosen > free && free > 0 ? free / chosen : 1;
    box.style.width = chosen ? `${chosen * scale}px` : '';
    frame.style.width = chosen ? `${chosen}px` : '';
    frame.style.height = scale < 1 ? `${PERCENT / scale}%` : '';
    frame.style.transform = scale < 1 ? `scale(${scale})` : '';
    said.textContent = scale < 1 ? words.toolbar.scaled(chosen, Math.floor(scale * PERCENT)) : '';
  };
  new ResizeObserver(fit).observe(room);
  // Dragging sets the box's own width.
  new MutationObserver(() => {
    const shown = Number.parseFloat(box.style.width);
    const width = readWidth(String(Math.round(shown / scale)));
    if (width !== 0 && Math.abs(shown - chosen * scale) >= 1) dragged(width);
  }).observe(box, { attributeFilter: ['style'] });

  return (width) => {
    chosen = width;
    fit();
  };
}
