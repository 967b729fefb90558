import { ok, type RestContext, type RestHandler } from '../context.ts';
import { denied } from '../linkedin-error.ts';
import { hasScope } from './permissions.ts';

const picture = (ctx: RestContext) => `${ctx.publicUrl()}/media/avatar/${ctx.member.id}`;

/** `GET /v2/userinfo`, OpenID Connect. */
export const userinfo: RestHandler = (ctx) => {
  if (!hasScope(ctx, 'openid')) throw denied('userinfo.GET.NO_VERSION');
  const { id, firstName, lastName, email } = ctx.member;
  return ok({
    sub: id,
    ...(hasScope(ctx, 'profile')
      ? {
          name: `${firstName} ${lastName}`,
          given_name: firstName,
          family_name: lastName,
          picture: picture(ctx),
          locale: { country: 'CA', language: 'en' },
        }
      : {}),
    ...(hasScope(ctx, 'email') ? { email, email_verified: true } : {}),
  });
};

export const me: RestHandler = (ctx) => {
  if (!hasScope(ctx, 'r_basicprofile')) throw denied('me.GET.NO_VERSION');
  const { id, firstName, lastName, vanityName } = ctx.member;
  const localized = (text: string) => ({
    localized: { en_CA: text },
    preferredLocale: { country: 'CA', language: 'en' },
  });
  return ok({
    id,
    localizedFirstName: firstName,
    localizedLastName: lastName,
    firstName: localized(firstName),
    lastName: localized(lastName),
    vanityName,
    profilePicture: { displayImage: `urn:li:digitalmediaAsset:${id}` },
  });
};
