/** What is kept of each call: two of them never share a place. Whatever changes the plans reads all of it again. */
export const plansKeys = {
  all: ['plans'],
  /** As they are offered. */
  offered: ['plans', 'offered'],
  /** As staff wrote them. */
  stored: ['plans', 'stored'],
  losses: ['plans', 'losses'],
} as const;
