/**
 * What no call tells: what the points of a card's small drawing count in. With these the days or months that are shown add
 * up to a part of the figure above them, never to more.
 */
export const UNITS = { subscribers: 100, ordersReceived: 100, orders: 10, profit: 10, revenue: 30, siteTraffic: 50 }
