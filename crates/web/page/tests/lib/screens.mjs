// Screens at which boxes are measured: desks, a tablet both ways, phones upright and one on its side.

export const SCREENS = [[1280, 720], [1366, 768], [1440, 900], [1024, 768], [768, 1024], [390, 844], [360, 740], [740, 360]];
/** From this width on a hand has one row, below it two. */
export const ONE_ROW = 700;
/** The least width and height of a tile that is pressed. */
export const TARGET = 44;

/** Gives the page this size and waits until it is drawn. */
export async function resize(page, [width, height]) {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((drawn) => { requestAnimationFrame(() => requestAnimationFrame(drawn)); }));
}
