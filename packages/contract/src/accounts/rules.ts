export const PASSWORD_MIN = 10;
