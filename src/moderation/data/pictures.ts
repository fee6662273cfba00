/** The attitude that an emoji beside words expresses. */
export type Picture = 'fond' | 'merry' | 'scornful';

const PICTURES: Record<Picture, string> = {
  fond: '❤♥💕💖💗💓💞💘💝💛💚💙💜🧡🤍🖤🤎🩷🩵💟🥰😘😍😚😗☺😊🤗🫂🫶🥹💪🙏🎉🥳👏🎓🍀✨🌻🌸🌷😻💐',
  merry: '😂🤣😅😆😹😄😁😃😜😝😛😋🙃😉😏🤪🙈',
  scornful: '🤡🤮🤢💩🖕🐷🐖🐽🐀🐒🦍🐍🗑🚮🙄🥱🔪🔫💣🤏🐕🐄',
};

const meant = new Map(
  Object.entries(PICTURES).flatMap(([picture, signs]) => Array.from(signs, (sign) => [sign, picture as Picture] as const)),
);

/** Returns the attitude of the last known emoji in a piece. */
export function pictureIn(piece: string): Picture | undefined {
  let found: Picture | undefined;
  for (const sign of piece) found = meant.get(sign) ?? found;
  return found;
}
